/** What a content stream says where text is marked, and the forms that it draws, in their order. */
export type Mark = { begins: string; properties: string | Properties } | { draws: string }

/** The properties that stand in the stream itself: the text that a mark stands for, if it says one. */
export interface Properties {
  actualText?: string
}

const DELIMITER = /[\s()<>[\]{}/%]/

/** Bytes of a string of PDF as text: UTF-16 where it says so, else one letter a byte. */
export function textOf(bytes: string): string {
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes
  let text = ''
  for (let at = 2; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  return text
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads tokens of a stream one after another; it knows strings, names and words, and nothing of what they do. */
class Tokens {
  #at = 0
  constructor(private readonly stream: string) {}

  /** The next token: strings begin with a bracket, and are decoded; names begin with a slash. */
  next(): string | undefined {
    while (/[\s]/.test(this.stream[this.#at] ?? '') || this.stream[this.#at] === '\0') this.#at += 1
    const first = this.stream[this.#at]
    if (first === undefined) return undefined
    if (first === '%') {
      while (this.#at < this.stream.length && !/[\r\n]/.test(this.stream[this.#at] ?? '')) this.#at += 1
      return this.next()
    }
    if (first === '(') return `(${this.#literal()}`
    const two = this.stream.slice(this.#at, this.#at + 2)
    if (two === '<<' || two === '>>') {
      this.#at += 2
      return two
    }
    if (first === '<') return `(${this.#hexadecimal()}`
    const from = this.#at
    this.#at += 1
    if (first === '/' || !DELIMITER.test(first))
      while (this.#at < this.stream.length && !DELIMITER.test(this.stream[this.#at] ?? ' ')) this.#at += 1
    return this.stream.slice(from, this.#at)
  }

  /** A picture inside of the stream: its bytes are not words. */
  skipPicture(): void {
    const end = /\sEI(?=[\s]|$)/.exec(this.stream.slice(this.#at))
    this.#at = end ? this.#at + end.index + 3 : this.stream.length
  }

  #literal(): string {
    let text = ''
    let depth = 0
    for (this.#at += 1; this.#at < this.stream.length; this.#at += 1) {
      const letter = this.stream[this.#at] ?? ''
      if (letter === '\\') {
        const octal = /^[0-7]{1,3}/.exec(this.stream.slice(this.#at + 1, this.#at + 4))?.[0]
        const next = this.stream[this.#at + 1] ?? ''
        this.#at += octal?.length ?? 1
        if (octal) text += String.fromCharCode(parseInt(octal, 8) & 255)
        else if (!/[\r\n]/.test(next)) text += ESCAPES[next] ?? next
        continue
      }
      if (letter === '(') depth += 1
      if (letter === ')' && depth-- === 0) break
      text += letter
    }
    this.#at += 1
    return text
  }

  #hexadecimal(): string {
    const end = this.stream.indexOf('>', this.#at)
    const digits = this.stream.slice(this.#at + 1, end < 0 ? undefined : end).replace(/[^0-9a-f]/gi, '')
    this.#at = end < 0 ? this.stream.length : end + 1
    return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16))).join('')
  }
}

/** The marks of a decoded content stream, one letter a byte. */
export function marksOf(stream: string): Mark[] {
  const tokens = new Tokens(stream)
  const marks: Mark[] = []
  let operands: string[] = []
  for (let token = tokens.next(); token !== undefined; token = tokens.next()) {
    if (token === 'BMC' || token === 'BDC') {
      const [tag = '', ...rest] = operands
      marks.push({ begins: tag.slice(1), properties: propertiesOf(rest) })
    } else if (token === 'Do') marks.push({ draws: operands.at(-1)?.slice(1) ?? '' })
    else if (token === 'ID') tokens.skipPicture()
    // Whatever is neither a number nor a part of an object is an operator, and ends its operands.
    if (/^[A-Za-z'"]/.test(token) && !/^(?:true|false|null)$/.test(token)) operands = []
    else operands.push(token)
  }
  return marks
}

function propertiesOf(operands: readonly string[]): string | Properties {
  if (operands.length === 1) return operands[0]?.slice(1) ?? ''
  const told = operands[operands.indexOf('/ActualText') + 1]
  return operands.includes('/ActualText') && told?.startsWith('(')
    ? { actualText: textOf(told.slice(1)) }
    : {}
}
