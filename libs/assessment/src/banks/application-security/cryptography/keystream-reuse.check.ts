import { check } from '../../../checks/check'
import { fromHex, hexForms } from './bytes'
import task from './keystream-reuse.template'

/** Looks for each byte that fits, from nothing but what is shown. */
export default check(task, {
  key: (p) => {
    const [first, second, known] = (task.ask(p).code ?? '')
      .split('\n')
      .map((line) => [...fromHex(line.slice(line.indexOf(':') + 1))])
    const found = (known ?? []).map((byte, i) =>
      Array.from({ length: 256 }, (_, guess) => guess).find(
        (guess) => (guess ^ byte) === ((first?.[i] ?? 0) ^ (second?.[i] ?? 0)),
      ),
    )
    return { kind: 'short', accept: hexForms(Uint8Array.from(found.map((byte) => byte ?? 0))) }
  },
})
