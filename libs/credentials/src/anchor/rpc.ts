/** One call of Ethereum's JSON-RPC. Throws `RpcFault` where it is not answered. */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Whoever was asked did not answer, or not as the protocol has it; `code` is what an error of theirs carries. */
export class RpcFault extends Error {
  constructor(
    readonly reason: string,
    readonly code?: number,
  ) {
    super(reason)
    this.name = 'RpcFault'
  }
}

const MOST_MS = 15_000
/** The longest that is asked for is a transaction with its receipt. */
const MOST_BYTES = 1_048_576

interface Answer {
  result?: unknown
  error?: { code?: number; message?: string }
}

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; reader;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new RpcFault('The server of the chain answers more than was asked.')
    }
    text += decoder.decode(value, { stream: true })
  }
  return text
}

/** Asks the server at `url`; bare JSON-RPC, so that nothing stands between its answer and what is checked. */
export function httpRpc(url: string, send: typeof fetch = fetch): Rpc {
  let id = 0
  return async (method, params) => {
    let answer: Answer | null
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.timeout(MOST_MS),
      })
      answer = JSON.parse(await textOf(response)) as Answer | null
    } catch (error) {
      if (error instanceof RpcFault) throw error
      throw new RpcFault('The server of the chain cannot be reached.')
    }
    if (answer?.error)
      throw new RpcFault(`The server of the chain refused: ${said(answer.error)}.`, answer.error.code)
    if (answer?.result === undefined) throw new RpcFault('The server of the chain answers something else.')
    return answer.result
  }
}

const said = ({ message }: { message?: unknown }): string =>
  (typeof message === 'string' ? message : 'no reason')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 120)
    .replace(/\.+$/, '')
