import { check } from '../../../checks/check'
import task from './one-at-a-time.template'

/** A chain for each key, or one for all; `link` puts a task behind the tail and sets the new one. */
const chained = (isKeyed: boolean, link: string) =>
  isKeyed
    ? `function oneAtATime() {
  const tails = new Map()
  return (key, task) => {
    let tail = tails.get(key) ?? Promise.resolve()
    let result
    ${link}
    tails.set(key, tail)
    return result
  }
}`
    : `function oneAtATime() {
  let tail = Promise.resolve()
  return (task) => {
    let result
    ${link}
    return result
  }
}`

/** A list of what waits, for each key or for all. */
const queued = (isKeyed: boolean) => `function oneAtATime() {
  const queues = new Map()
  const drain = async (queue) => {
    while (queue.length > 0) {
      const { task, done, failed } = queue[0]
      try {
        done(await task())
      } catch (error) {
        failed(error)
      }
      queue.shift()
    }
  }
  return (${isKeyed ? 'key, ' : ''}task) =>
    new Promise((done, failed) => {
      const own = ${isKeyed ? 'key' : "'all'"}
      if (!queues.has(own)) queues.set(own, [])
      const queue = queues.get(own)
      queue.push({ task, done, failed })
      if (queue.length === 1) drain(queue)
    })
}`

export default check(task, {
  solutions: ({ isKeyed }) => [
    chained(isKeyed, 'result = tail.then(() => task()); tail = result.catch(() => {})'),
    chained(isKeyed, 'result = tail.then(task, task); tail = result'),
    queued(isKeyed),
  ],
  wrong: ({ isKeyed }) => ({
    'an error stops all that come after': chained(isKeyed, 'result = tail = tail.then(() => task())'),
    'the error is taken away from the caller too': chained(
      isKeyed,
      'result = tail = tail.then(() => task()).catch(() => {})',
    ),
    'the task is called before its turn': chained(
      isKeyed,
      'const own = (async () => task())(); result = tail.then(() => own); tail = result.catch(() => {})',
    ),
    'nobody waits for the task itself': chained(
      isKeyed,
      'result = new Promise((done, failed) => { tail = tail.then(() => { (async () => task())().then(done, failed) }) })',
    ),
    'the tail stays where it was': chained(isKeyed, 'result = tail.then(() => task())'),
    ...(isKeyed
      ? {
          'all keys wait for each other': chained(
            false,
            'result = tail.then(() => task()); tail = result.catch(() => {})',
          ).replace('(task) =>', '(key, task) =>'),
        }
      : {}),
  }),
})
