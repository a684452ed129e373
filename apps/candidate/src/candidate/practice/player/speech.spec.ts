import { installRecogniser } from '../../../testing/recogniser'
import { canSpeak, installSpeech, listen } from './speech'

const LOCAL = '{"langs":["en-US"],"processLocally":true}'

function hear(words: string[] = []) {
  const heard: string[] = []
  const interim: string[] = []
  const onStopped = jest.fn()
  const stop = listen({
    words,
    onText: (text) => heard.push(text),
    onInterim: (text) => interim.push(text),
    onStopped,
  })
  return { heard, interim, onStopped, stop }
}

describe('Whether an answer can be spoken', () => {
  it('is no without a recogniser', async () => {
    expect(await canSpeak()).toBe('none')
    expect(await installSpeech()).toBe(false)
  })

  it('is no where sound could leave the device: it is not even asked what it can', async () => {
    const browser = installRecogniser({ local: false })
    expect(await canSpeak()).toBe('none')
    const { onStopped } = hear()
    expect(onStopped).toHaveBeenCalledTimes(1)
    expect([browser.log, browser.made]).toEqual([[], []])
    browser.remove()
  })

  it.each([
    ['available', 'ready'],
    ['downloadable', 'installable'],
    ['downloading', 'none'],
    ['unavailable', 'none'],
  ])('is told by a browser that says %s', async (availability, answer) => {
    const browser = installRecogniser({ availability, name: 'webkitSpeechRecognition' })
    expect(await canSpeak()).toBe(answer)
    expect(browser.log).toEqual([`available ${LOCAL}`])
    browser.remove()
  })

  it('is yes after it was installed', async () => {
    const browser = installRecogniser({ availability: 'downloadable' })
    expect(await installSpeech()).toBe(true)
    expect(await canSpeak()).toBe('ready')
    expect(browser.log).toEqual([`install ${LOCAL}`, `available ${LOCAL}`])
    browser.remove()
  })
})

describe('Listening', () => {
  let browser: ReturnType<typeof installRecogniser>
  beforeEach(() => void (browser = installRecogniser()))
  afterEach(() => browser.remove())

  it('stays on the device, gives settled words once and shows the others', () => {
    const { heard, interim } = hear()
    expect(browser.log).toEqual(['start, processLocally true'])
    expect(browser.now()).toMatchObject({ continuous: true, interimResults: true })
    browser.now().say('I paused the bridge', '( then I)')
    expect([heard, interim]).toEqual([['I paused the bridge'], ['then I']])
  })

  it('tells the browser the words of the posting where it takes them, and goes on without', () => {
    class Phrase {
      constructor(
        readonly phrase: string,
        readonly boost: number,
      ) {}
    }
    Object.assign(window, { SpeechRecognitionPhrase: Phrase })
    Object.defineProperty(Reflect.get(window, 'SpeechRecognition').prototype, 'phrases', {
      value: [],
      writable: true,
    })
    const { stop } = hear(['Solidity'])
    expect(browser.now()).toMatchObject({ phrases: [{ phrase: 'Solidity' }] })
    browser.now().onerror?.({ error: 'phrases-not-supported' })
    browser.now().onend?.()
    expect(browser.made).toHaveLength(2)
    expect(browser.now()).toMatchObject({ phrases: [] })
    stop()
    Reflect.deleteProperty(window, 'SpeechRecognitionPhrase')
  })

  it('begins again when it ends, and loses nothing of what was not settled', () => {
    const { heard, stop, onStopped } = hear()
    browser.now().say('(half a sentence)')
    browser.now().onend?.()
    expect(heard).toEqual(['half a sentence'])
    expect(browser.log).toEqual(['start, processLocally true', 'start, processLocally true'])
    browser.now().say('(the rest)')
    stop()
    expect(heard).toEqual(['half a sentence', 'the rest'])
    expect(browser.made).toHaveLength(2)
    expect(onStopped).not.toHaveBeenCalled()
  })

  it('stops by itself when it is refused, and after a long silence', () => {
    const refused = hear()
    browser.now().onerror?.({ error: 'not-allowed' })
    browser.now().onend?.()
    expect(refused.onStopped).toHaveBeenCalledTimes(1)
    expect(browser.made).toHaveLength(1)

    const silent = hear()
    for (let turn = 0; turn < 40; turn += 1) {
      browser.now().onerror?.({ error: 'no-speech' })
      browser.now().onend?.()
    }
    expect(silent.onStopped).toHaveBeenCalledTimes(1)
    expect(browser.made.length).toBeLessThan(30)
  })
})
