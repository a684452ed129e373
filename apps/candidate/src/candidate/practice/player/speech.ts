/** Practice is in English; the first of these that a browser has is used. */
const LANG = 'en-US'
/** Turns of listening in which nothing was said at all; after so many the microphone is off. */
const QUIET_TURNS = 20
/** Ends of listening after which listening begins again. */
const PASSING = ['no-speech', 'aborted']

interface Heard {
  readonly isFinal: boolean
  readonly [index: number]: { readonly transcript: string } | undefined
}
/** What is used of the recogniser of a browser; no type library has its newer half. */
interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  /** Words that are likely, where the browser takes them. */
  phrases?: unknown
  onresult: ((event: { resultIndex: number; results: ArrayLike<Heard> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}
interface Options {
  langs: string[]
  processLocally: boolean
}
interface RecogniserClass {
  new (): Recogniser
  prototype: object
  available?: (options: Options) => Promise<string>
  install?: (options: Options) => Promise<boolean>
}

/** What a recogniser is told of words that are likely: names of skills are seldom in its own list. */
type PhraseClass = new (phrase: string, boost: number) => object
const BOOST = 3

/** The words of a posting as this browser takes them; nothing where it takes none. */
function phrasesFor(words: readonly string[], recogniser: Recogniser): object[] | undefined {
  const { SpeechRecognitionPhrase: Phrase } = window as { SpeechRecognitionPhrase?: PhraseClass }
  if (!Phrase || words.length === 0 || !('phrases' in recogniser)) return undefined
  return words.map((word) => new Phrase(word, BOOST))
}
const UNWANTED = 'phrases-not-supported'

/**
 * The recogniser of this browser, if it can be held to this device. Without `processLocally` a browser may send sound
 * to its maker, so that such a one is none.
 */
function localRecogniser(): RecogniserClass | undefined {
  const own = window as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  const found = own.SpeechRecognition ?? own.webkitSpeechRecognition
  return found && 'processLocally' in found.prototype ? found : undefined
}

const OPTIONS: Options = { langs: [LANG], processLocally: true }

/** Whether answers can be spoken here: at once, after `installSpeech`, or not without sound leaving the device. */
export type Speech = 'ready' | 'installable' | 'none'

/** Asks this browser whether it recognises speech on the device. Nothing is installed and nothing is heard. */
export async function canSpeak(): Promise<Speech> {
  const answer = await localRecogniser()
    ?.available?.(OPTIONS)
    // Refused by a policy of the page, or of the browser.
    .catch(() => 'unavailable')
  if (answer === 'available') return 'ready'
  return answer === 'downloadable' ? 'installable' : 'none'
}

/** Installs what recognises speech on the device; only ever called by a press. */
export const installSpeech = async (): Promise<boolean> =>
  (await localRecogniser()
    ?.install?.(OPTIONS)
    .catch(() => false)) ?? false

export interface Listener {
  /** Words that are likely to be said. */
  words?: readonly string[]
  /** Words that are settled, once each. */
  onText: (text: string) => void
  /** Words that may change yet; empty when there are none. */
  onInterim: (text: string) => void
  /** It ended by itself, and does not begin again. */
  onStopped: () => void
}

/** Listens on this device until the answer is called. Whatever was heard reaches `onText`, also what was not settled. */
export function listen({ words: likely = [], onText, onInterim, onStopped }: Listener): () => void {
  const Recogniser = localRecogniser()
  let isOn = true
  let quiet = 0
  let known = likely
  let recogniser: Recogniser | undefined

  const give = (text: string) => {
    const words = text.trim()
    if (words) onText(words)
  }
  const end = () => {
    const wasOn = isOn
    isOn = false
    if (wasOn) onStopped()
  }
  const begin = () => {
    if (!Recogniser) return end()
    const one = new Recogniser()
    recogniser = one
    let interim = ''
    one.processLocally = true
    one.lang = LANG
    one.continuous = true
    one.interimResults = true
    const phrases = phrasesFor(known, one)
    if (phrases) one.phrases = phrases
    one.onresult = ({ resultIndex, results }) => {
      quiet = 0
      interim = ''
      for (const result of Array.from(results).slice(resultIndex)) {
        const text = result[0]?.transcript ?? ''
        if (result.isFinal) give(text)
        else interim += text
      }
      onInterim(interim.trim())
    }
    one.onerror = ({ error }) => {
      // The recogniser of this device takes none: it begins again without them.
      if (error === UNWANTED) known = []
      else if (!PASSING.includes(error)) end()
    }
    one.onend = () => {
      give(interim)
      onInterim('')
      quiet += 1
      if (!isOn) return
      if (quiet > QUIET_TURNS) end()
      else begin()
    }
    try {
      one.start()
    } catch {
      end()
    }
  }
  begin()
  return () => {
    isOn = false
    recogniser?.stop()
  }
}
