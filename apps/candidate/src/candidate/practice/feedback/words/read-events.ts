/** One event of a stream, as the server names it. */
export interface StreamEvent {
  event: string
  data: unknown
}

/** The events of a stream as they are whole; what is cut off at its end is left out. */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
        if (event && data) yield { event, data: JSON.parse(data) as unknown }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
