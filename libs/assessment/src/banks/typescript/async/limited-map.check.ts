import { check } from '../../../checks/check'
import task from './limited-map.template'

/** Workers that share an index; `call` sets the result of item `i`. */
const pool = (
  call: string,
  goesOn = 'at < items.length',
  puts = 'const i = at++',
) => `async function mapLimit(items, limit, work) {
  const results = []
  let at = 0
  let stopped = false
  const worker = async () => {
    while (${goesOn}) {
      ${puts}
      ${call}
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}`
const STOPPING = 'try { results[i] = await work(items[i]) } catch (error) { stopped = true; throw error }'
const NULLING = 'try { results[i] = await work(items[i]) } catch { results[i] = null }'

/** Begins as many as there is room for whenever one ends. */
const counted = (onError: string) => `function mapLimit(items, limit, work) {
  return new Promise((resolve, reject) => {
    const results = new Array(items.length).fill(null)
    let [at, running, left, stopped] = [0, 0, items.length, false]
    const ended = () => {
      running -= 1
      left -= 1
      fill()
    }
    const fill = () => {
      if (left === 0) resolve(results)
      while (!stopped && running < limit && at < items.length) {
        const i = at++
        running += 1
        work(items[i]).then((result) => {
          results[i] = result
          ended()
        }, (error) => { ${onError} })
      }
    }
    fill()
  })
}`

const batches = (isNulled: boolean) => `async function mapLimit(items, limit, work) {
  const results = []
  for (let i = 0; i < items.length; i += limit)
    results.push(...(await Promise.all(items.slice(i, i + limit).map((item) => work(item)${isNulled ? '.catch(() => null)' : ''}))))
  return results
}`

export default check(task, {
  solutions: ({ failed }) =>
    failed === 'stops'
      ? [pool(STOPPING, '!stopped && at < items.length'), counted('stopped = true; reject(error)')]
      : [pool(NULLING), counted('ended()')],
  wrong: ({ failed }) => ({
    'batches that wait for their slowest': batches(failed === 'null'),
    'results as they come': pool(
      failed === 'null'
        ? 'try { results.push(await work(items[i])) } catch { results.push(null) }'
        : 'try { results.push(await work(items[i])) } catch (error) { stopped = true; throw error }',
      '!stopped && at < items.length',
    ),
    'the other workers go on after a failure': pool('results[i] = await work(items[i])'),
    'one after another': `async function mapLimit(items, limit, work) {
  const results = []
  for (const item of items) results.push(await work(item)${failed === 'null' ? '.catch(() => null)' : ''})
  return results
}`,
    'the limit is not kept': `const mapLimit = (items, limit, work) => Promise.all(items.map((item) => work(item)${failed === 'null' ? '.catch(() => null)' : ''}))`,
    ...(failed === 'stops'
      ? {
          'the error comes when all have ended': pool(
            'try { results[i] = await work(items[i]) } catch (error) { stopped = true; failure = error }',
            '!stopped && at < items.length',
          )
            .replace('let at = 0', 'let at = 0\n  let failure')
            .replace('return results', 'if (failure) throw failure\n  return results'),
        }
      : {
          'a failure leaves a hole': pool(
            'await work(items[i]).then((result) => { results[i] = result }, () => {})',
          ),
        }),
  }),
})
