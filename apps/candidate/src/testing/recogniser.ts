/** A recogniser of speech as a browser has it; what it was told and when is written down. */
export function installRecogniser({
  local = true,
  availability = 'available',
  name = 'SpeechRecognition',
}: { local?: boolean; availability?: string; name?: string } = {}) {
  const log: string[] = []
  const made: FakeRecogniser[] = []
  let state = availability

  class FakeRecogniser {
    static available = (options: object) => {
      log.push(`available ${JSON.stringify(options)}`)
      return Promise.resolve(state)
    }
    static install = (options: object) => {
      log.push(`install ${JSON.stringify(options)}`)
      state = 'available'
      return Promise.resolve(true)
    }
    onresult: ((event: object) => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onend: (() => void) | null = null
    continuous = false
    interimResults = false
    lang = ''
    constructor() {
      made.push(this)
    }
    start() {
      log.push(`start, processLocally ${String((this as { processLocally?: boolean }).processLocally)}`)
    }
    stop() {
      log.push('stop')
      this.onend?.()
    }
    /** Says words; in brackets those that are not settled. */
    say(...words: string[]) {
      const results = words.map((word) => ({
        isFinal: !word.startsWith('('),
        0: { transcript: word.replace(/[()]/g, '') },
      }))
      this.onresult?.({ resultIndex: 0, results })
    }
  }
  if (local)
    Object.defineProperty(FakeRecogniser.prototype, 'processLocally', { value: false, writable: true })
  Object.defineProperty(window, name, { value: FakeRecogniser, configurable: true, writable: true })
  return {
    log,
    made,
    /** The one that listens now. */
    now: () => {
      const last = made.at(-1)
      if (!last) throw new Error('Nothing listens')
      return last
    },
    remove: () => void Reflect.deleteProperty(window, name),
  }
}
