type Listener = (event: { data: unknown }) => void

/**
 * A worker for a browser that has none: the real code of the second stage, with its messages copied as between threads.
 * It stays for the rest of the file.
 */
export async function giveStageWorker(): Promise<void> {
  const page = new Set<Listener>()
  let heard: Listener = () => undefined
  const scope = globalThis as unknown as {
    addEventListener: (type: string, listen: Listener) => void
    postMessage: (message: unknown) => void
    Worker: unknown
  }
  const own = scope.addEventListener
  scope.addEventListener = (_type, listen) => void (heard = listen)
  try {
    await import('../base/credential/second-stage.worker')
  } finally {
    scope.addEventListener = own
  }
  scope.postMessage = (data) => page.forEach((listen) => listen({ data }))
  scope.Worker = class {
    addEventListener(type: string, listen: Listener): void {
      if (type === 'message') page.add(listen)
    }
    removeEventListener(_type: string, listen: Listener): void {
      page.delete(listen)
    }
    postMessage(data: unknown): void {
      queueMicrotask(() => heard({ data }))
    }
    terminate(): void {
      page.clear()
    }
  }
}
