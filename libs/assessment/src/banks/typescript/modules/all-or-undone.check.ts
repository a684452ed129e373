import { check } from '../../../checks/check'
import task from './all-or-undone.template'

export default check(task, {
  solutions: ({ names: { run, undo, message } }) => [
    `async function inAll(steps) {
       const done = []
       try {
         for (const step of steps) done.push([step, await step.${run}()])
         return done.map(([, value]) => value)
       } catch (error) {
         const errors = [error]
         for (const [step, value] of done.reverse()) {
           try { await step.${undo}(value) } catch (other) { errors.push(other) }
         }
         throw errors.length > 1
           ? new AggregateError(errors, '${message}')
           : new Error('${message}', { cause: error })
       }
     }`,
    `function inAll([step, ...others]) {
       const fail = (errors) => errors.length > 1
         ? new AggregateError(errors, '${message}') : new Error('${message}', { cause: errors[0] })
       const from = async (rest) => {
         if (rest.length === 0) return { values: [] }
         const [first, ...more] = rest
         let value
         try { value = await first.${run}() } catch (error) { return { errors: [error] } }
         const end = await from(more)
         if (end.values) return { values: [value, ...end.values] }
         const undone = await first.${undo}(value).then(() => [], (error) => [error])
         return { errors: [...end.errors, ...undone] }
       }
       return from(step ? [step, ...others] : []).then(({ values, errors }) => values ?? Promise.reject(fail(errors)))
     }`,
  ],
  wrong: ({ names: { run, undo, message } }) => {
    const written = (undoing: string, thrown: string) => `async function inAll(steps) {
      const done = []
      try {
        for (const step of steps) done.push([step, await step.${run}()])
        return done.map(([, value]) => value)
      } catch (error) {
        const errors = [error]
        ${undoing}
        ${thrown}
      }
    }`
    const each = `try { await step.${undo}(value) } catch (other) { errors.push(other) }`
    const backwards = `for (const [step, value] of done.reverse()) { ${each} }`
    const whole = `throw errors.length > 1 ? new AggregateError(errors, '${message}') : new Error('${message}', { cause: error })`
    return {
      'the first is undone first': written(`for (const [step, value] of done) { ${each} }`, whole),
      'nothing waits for undoing': written(
        `for (const [step, value] of done.reverse()) step.${undo}(value).catch((other) => errors.push(other))`,
        whole,
      ),
      'undoing ends at its first failure': written(
        `try { for (const [step, value] of done.reverse()) await step.${undo}(value) } catch (other) { errors.push(other) }`,
        whole,
      ),
      'failures of undoing are lost': written(backwards, `throw new Error('${message}', { cause: error })`),
      'the cause is lost': written(
        backwards,
        `throw errors.length > 1 ? new AggregateError(errors.slice(1), '${message}') : new Error('${message}')`,
      ),
      'the failed step is undone too': written(
        `done.push([steps[done.length], steps[done.length].constructor.name]); ${backwards}`,
        whole,
      ),
    }
  },
})
