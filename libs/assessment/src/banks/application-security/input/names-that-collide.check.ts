import { check } from '../../../checks/check'
import task from './names-that-collide.template'
import { printedBy } from '../printed-by'

/** Registers each name that is shown, and compares what is saved. */
export default check(task, {
  key: (p) => {
    const lines = (task.ask(p).code ?? '').split('\n')
    const program = lines.filter((line) => !line.startsWith('register(')).join('\n')
    const calls = lines.filter((line) => line.startsWith('register('))
    const saved = printedBy(
      `${program}
       function save(name) { console.log(taken.has(name)) }
       for (const call of [${calls.map((line) => `() => ${line.split('   //')[0] ?? ''}`).join()}])
         try { call() } catch { console.log('refused') }`,
    )
    return {
      kind: 'numeric',
      value: saved.filter((line) => line === 'true').length,
      tolerance: { absolute: 0 },
    }
  },
})
