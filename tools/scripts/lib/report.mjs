const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export const say = (text = '') => process.stdout.write(`${text}\n`)

/** Ends with one sentence, not with a stack of frames. */
export function fail(text) {
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}

/** The steps so far, as `{ title, seconds }`. */
export const steps = []

/**
 * Runs a piece of work under a title and says how long it took, and on a long one now and then that it is still
 * going. The work answers `{ ok, output, note }`.
 */
export async function step(title, work) {
  const began = Date.now()
  say(`• ${title}`)
  const heartbeat = setInterval(() => say(`    … ${title.toLowerCase()}: ${seconds(began)} so far`), 20_000)
  const result = await work().finally(() => clearInterval(heartbeat))
  steps.push({ title, seconds: (Date.now() - began) / 1_000 })
  if (!result.ok && result.output) say(result.output.trimEnd())
  say(`  ${result.ok ? '✓' : '✗'} ${result.note ?? title} (${seconds(began)})`)
  return result
}
