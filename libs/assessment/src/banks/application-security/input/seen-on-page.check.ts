import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './seen-on-page.template'

const DECODED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** Runs the code and reads what is written as a page does: text and entities, from left to right. */
export default check(task, {
  key: (p) => {
    const program = (task.ask(p).code ?? '').replace('page.write', 'console.log')
    const written = printedBy(program).join('').slice('<p>'.length, -'</p>'.length)
    let seen = ''
    for (let i = 0; i < written.length;) {
      const entity = Object.keys(DECODED).find((one) => written.startsWith(one, i))
      seen += entity ? DECODED[entity] : written.charAt(i)
      i += entity?.length ?? 1
    }
    return { kind: 'short', accept: [seen], sameCase: true }
  },
})
