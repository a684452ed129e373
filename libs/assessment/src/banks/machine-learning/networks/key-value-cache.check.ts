import { check } from '../../../checks/check'
import task from './key-value-cache.template'

/** Grows the cache: what one token of one conversation adds, layer by layer and head by head: a key and a value. */
export default check(task, {
  key: ({ layers, heads, shared, size, tokens, chats }) => {
    const vector = new Uint16Array(size).byteLength
    let perToken = 0
    for (let layer = 0; layer < layers; layer++)
      for (let head = 0; head < heads; head += shared) perToken += vector + vector
    let bytes = 0
    for (let chat = 0; chat < chats; chat++) bytes += tokens * perToken
    return { kind: 'numeric', value: bytes / 1e9, tolerance: { relative: 0.02 } }
  },
})
