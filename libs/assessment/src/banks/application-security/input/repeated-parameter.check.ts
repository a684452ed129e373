import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './repeated-parameter.template'

/** Runs the gate and then the service on the request that is shown. */
export default check(task, {
  key: (p) => {
    const lines = (task.ask(p).code ?? '').split('\n')
    const query = lines.at(-1)?.split('?')[1] ?? ''
    const [gate, service] = ['// gate', '// service'].map((title) => {
      const from = lines.indexOf(title) + 1
      return lines.slice(from, lines.indexOf('', from)).join('\n')
    })
    const program = `
      const params = new URLSearchParams(query)
      let isRefused = false
      const refuse = () => { isRefused = true }
      const take = (amount) => console.log(isRefused ? 0 : amount)
      ${gate}
      ${service}`
    const [taken] = printedBy(program, { URLSearchParams, query })
    return { kind: 'numeric', value: Number(taken), tolerance: { absolute: 0 } }
  },
})
