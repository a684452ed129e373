import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Marks by which models tell who speaks: inside somebody's text they are letters like others. */
const ROLE_MARKS = /\[(?=\/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\b)/gi

const escaped = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('|', '\\u007c')
    .replace(ROLE_MARKS, '\\u005b')

/** User text inside the data block cannot close it. */
export const data = (value: unknown): string =>
  `<data>${JSON.stringify(value).replaceAll('<', '\\u003c')}</data>`

/** A data block whose tag nobody could have written before the request was made. */
export function sealedData(value: unknown): { tag: string; block: string } {
  const tag = `data-${randomBytes(6).toString('hex')}`
  return { tag, block: `<${tag}>${escaped(value)}</${tag}>` }
}

const stripFences = (reply: string): string => /```(?:json)?\s*([\s\S]*?)```/i.exec(reply)?.[1] ?? reply

/** The object in a reply as far as it fits; otherwise what is wrong with it, in words for whoever wrote it. */
export function parseReply<T>(reply: string, schema: z.core.$ZodType<T>): { value?: T; problem: string } {
  try {
    const text = stripFences(reply)
    const json: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    const checked = z.safeParse(schema, json)
    return checked.success
      ? { value: checked.data, problem: '' }
      : { problem: z.prettifyError(checked.error) }
  } catch {
    return { problem: 'It is not JSON.' }
  }
}

/** The objects of a reply as it comes in, each as soon as it is whole; fences and words between them are passed over. */
export class ObjectReader {
  private text = ''
  private depth = 0
  private inString = false
  private isEscaped = false

  /** Adds a piece; answers the JSON texts that it completes. */
  add(piece: string): string[] {
    const whole: string[] = []
    for (const letter of piece) {
      if (this.depth === 0 && letter !== '{') continue
      this.text += letter
      if (this.inString) {
        if (this.isEscaped) this.isEscaped = false
        else if (letter === '\\') this.isEscaped = true
        else if (letter === '"') this.inString = false
        continue
      }
      if (letter === '"') this.inString = true
      else if (letter === '{') this.depth += 1
      else if (letter === '}' && --this.depth === 0) {
        whole.push(this.text)
        this.text = ''
      }
    }
    return whole
  }

  /** Something was begun and not ended. */
  get isCut(): boolean {
    return this.depth > 0
  }
}
