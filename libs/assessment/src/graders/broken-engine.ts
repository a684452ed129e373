/**
 * Code broke the engine that ran it, as it would each time: it is wrong, and the engine is of no use any more. Whatever else an
 * engine throws is nobody's fault.
 */
export class BrokenEngine extends Error {
  override name = 'BrokenEngine'
}
