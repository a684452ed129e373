import { check } from '../../../checks/check'
import task from './remember-the-promise.template'

const shared = (
  afterFailure: string,
  kept = 'new Map()',
  has = 'promises.has(key)',
) => `function remember(load) {
  const promises = ${kept}
  return (key) => {
    if (!${has}) {
      const promise = load(key)
      ${afterFailure}
      promises.set(key, promise)
    }
    return promises.get(key)
  }
}`
const DROP = 'promise.catch(() => promises.delete(key))'

export default check(task, {
  solutions: ({ failed }) =>
    failed === 'dropped'
      ? [
          shared(DROP),
          `const remember = (load, known = new Map()) => async (key) => {
  try {
    return await (known.get(key) ?? known.set(key, load(key)).get(key))
  } catch (error) {
    known.delete(key)
    throw error
  }
}`,
        ]
      : [
          shared(''),
          `function remember(load) {
  const keys = []
  const results = []
  return async (key) => {
    const at = keys.indexOf(key)
    if (at >= 0) return results[at]
    keys.push(key)
    const result = load(key)
    results.push(result)
    return result
  }
}`,
        ],
  wrong: ({ failed }) => ({
    'the value is kept when it is there': `const remember = (load, known = new Map()) => async (key) => {
  if (!known.has(key)) known.set(key, await load(key))
  return known.get(key)
}`,
    'the other way with errors': shared(failed === 'dropped' ? '' : DROP),
    'nothing is kept once it is done': shared('promise.finally(() => promises.delete(key)).catch(() => {})'),
    'keys of an object are texts': `function remember(load) {
  const promises = {}
  return (key) => {
    if (!promises[key]) {
      promises[key] = load(key)
      ${failed === 'dropped' ? 'promises[key].catch(() => delete promises[key])' : ''}
    }
    return promises[key]
  }
}`,
    'what is false counts as missing': `function remember(load) {
  const under = new Map()
  const values = new Map()
  return async (key) => {
    if (values.get(key)) return values.get(key)
    if (!under.has(key)) under.set(key, load(key))
    const value = await under.get(key)${failed === 'dropped' ? '.finally(() => under.delete(key))' : '.then((v) => (under.delete(key), v))'}
    values.set(key, value)
    return value
  }
}`,
  }),
})
