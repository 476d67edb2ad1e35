//! Short sounds, made as they are heard: nothing is downloaded for them.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

use crate::ui::scene::Cue;

/// One tone: when it begins, from which pitch to which, how long and how strong it is.
struct Tone {
    /// Milliseconds after the first.
    at: f32,
    /// Hertz.
    from: f32,
    to: f32,
    /// Milliseconds until it has died away.
    length: f32,
    /// The share of the loudness, up to 1.
    strength: f32,
    shape: OscillatorType,
}

const fn tone(at: f32, from: f32, to: f32, length: f32, strength: f32, shape: OscillatorType) -> Tone {
    Tone { at, from, to, length, strength, shape }
}

use OscillatorType::{Sine, Triangle};

/// A card that slides.
const DEAL: &[Tone] = &[tone(0.0, 1_900.0, 500.0, 45.0, 0.25, Triangle)];
/// Knuckles, twice.
const CHECK: &[Tone] = &[tone(0.0, 190.0, 90.0, 70.0, 0.9, Sine), tone(120.0, 170.0, 85.0, 80.0, 0.8, Sine)];
/// Two chips that touch.
const CHIPS: &[Tone] =
    &[tone(0.0, 3_100.0, 2_700.0, 35.0, 0.3, Triangle), tone(48.0, 3_700.0, 3_200.0, 45.0, 0.25, Triangle)];
/// A third up.
const WIN: &[Tone] = &[
    tone(0.0, 523.0, 523.0, 180.0, 0.4, Sine),
    tone(110.0, 659.0, 659.0, 180.0, 0.4, Sine),
    tone(220.0, 784.0, 784.0, 320.0, 0.45, Sine),
];
/// Two notes of a bell.
const TURN: &[Tone] = &[tone(0.0, 660.0, 660.0, 140.0, 0.5, Sine), tone(110.0, 880.0, 880.0, 240.0, 0.45, Sine)];

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Makes sounds possible. Browsers allow it only while the player does something; without sound the game goes on.
pub fn unlock() {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
    });
}

/// Plays what a cue sounds like, at most as loud as this: 0 to 1.
pub fn play(cue: Cue, loudness: f32) {
    let tones = match cue {
        Cue::Deal => DEAL,
        Cue::Check => CHECK,
        Cue::Chips => CHIPS,
        Cue::Win => WIN,
        Cue::Turn => TURN,
    };
    CONTEXT.with_borrow(|context| {
        if let Some(context) = context {
            for tone in tones {
                // What the browser cannot play is not heard, and nothing else.
                let _ = sound(context, tone, loudness);
            }
        }
    });
}

fn sound(context: &AudioContext, tone: &Tone, loudness: f32) -> Result<(), wasm_bindgen::JsValue> {
    /// What ears take for silence: a pitch or strength cannot fall to nothing at an even rate.
    const SILENCE: f32 = 0.000_1;
    /// A tone that began at once would click.
    const ATTACK: f64 = 0.004;
    let (source, gain) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + f64::from(tone.at) / 1_000.0;
    let end = begin + f64::from(tone.length) / 1_000.0;
    source.set_type(tone.shape);
    source.frequency().set_value_at_time(tone.from, begin)?;
    source.frequency().exponential_ramp_to_value_at_time(tone.to, end)?;
    gain.gain().set_value_at_time(SILENCE, begin)?;
    gain.gain().exponential_ramp_to_value_at_time((loudness * tone.strength).max(SILENCE), begin + ATTACK)?;
    gain.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;
    source.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    source.start_with_when(begin)?;
    source.stop_with_when(end)
}
