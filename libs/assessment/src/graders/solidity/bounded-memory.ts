const PAGE = 65_536

interface Memory {
  readonly buffer: ArrayBufferLike
  grow(pages: number): number
}
/** The library of the language that is compiled with has no WebAssembly in it; Node has. */
const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } })
  .WebAssembly.Memory

/**
 * Does work during which no memory of WebAssembly grows beyond so many bytes: what asks for more is told that there is none.
 * A compiler without a limit of its own would take all that the machine has.
 */
export function withBoundedMemory<T>(most: number, work: () => T): T {
  const { grow } = prototype
  prototype.grow = function (this: Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError('There is no more memory.')
    return grow.call(this, pages)
  }
  try {
    return work()
  } finally {
    prototype.grow = grow
  }
}
