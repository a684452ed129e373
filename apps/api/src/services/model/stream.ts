import { createParser } from 'eventsource-parser'
import { ModelUnavailable } from './unavailable'

const MOST_REPLY_BYTES = 256 * 1024

/** What a model says that a call used. */
export interface Usage {
  prompt: unknown
  completion: unknown
}

async function* boundedChunks(response: Response): AsyncGenerator<string> {
  let bytes = 0
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > MOST_REPLY_BYTES) throw new ModelUnavailable('The reply is too long')
    yield decoder.decode(chunk as Uint8Array, { stream: true })
  }
}

/** A reply as text, as long as it is not too long. */
export async function boundedText(response: Response): Promise<string> {
  let text = ''
  for await (const chunk of boundedChunks(response)) text += chunk
  return text
}

interface Heard {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
}

const DONE = '[DONE]'

/** The words of a streamed reply; throws when it ends before the model said that it was done. */
export async function* piecesOfStream(
  response: Response,
  onUsage: (usage: Usage) => void = () => undefined,
): AsyncGenerator<string> {
  const heard: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => heard.push(data),
    onError: ({ type }) => {
      // Fields that nobody knows are passed over, as the standard says.
      if (type === 'max-buffer-size-exceeded') throw new ModelUnavailable('The reply is too long')
    },
    maxBufferSize: MOST_REPLY_BYTES,
  })
  let isDone = false
  for await (const chunk of boundedChunks(response)) {
    parser.feed(chunk)
    for (const data of heard.splice(0)) {
      if (data === DONE) return
      const { choices, usage } = (JSON.parse(data) ?? {}) as Heard
      if (usage) onUsage({ prompt: usage.prompt_tokens, completion: usage.completion_tokens })
      const [choice] = Array.isArray(choices) ? choices : []
      if (choice?.finish_reason) isDone = true
      if (typeof choice?.delta?.content === 'string') yield choice.delta.content
    }
  }
  if (!isDone) throw new ModelUnavailable('The reply was cut off')
}
