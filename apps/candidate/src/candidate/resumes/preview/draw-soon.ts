const waiting = new Set<() => void>()
let drawing = false

/** Where a browser cannot say that it is idle, soon is after what is under way. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work)
}

function drawNext(): void {
  const [task] = waiting
  if (!task) {
    drawing = false
    return
  }
  waiting.delete(task)
  task()
  whenIdle(drawNext)
}

/** Draws one after another while nothing else is to be done, so that many small pages never hold up a key. */
export function drawSoon(task: () => void): () => void {
  waiting.add(task)
  if (!drawing) {
    drawing = true
    whenIdle(drawNext)
  }
  return () => void waiting.delete(task)
}
