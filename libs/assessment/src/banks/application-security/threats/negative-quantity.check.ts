import { check } from '../../../checks/check'
import { printedBy } from '../printed-by'
import task from './negative-quantity.template'

/** Sends every quantity within reason to the code that is shown. */
export default check(task, {
  key: (p) => {
    const code = task.ask(p).code ?? ''
    const lines = [...code.matchAll(/price (\d+), quantity (\d+|\?)/g)].map(
      ([, price = '', quantity = '']) =>
        `{ price: ${price}, quantity: ${quantity === '?' ? 'sent' : quantity} }`,
    )
    const charged = printedBy(
      `${code}
       function charge(total) { console.log(total) }
       for (let sent = -200; sent <= 100; sent++)
         try { checkout([${lines.join()}]) } catch {}`,
    )
    return { kind: 'numeric', value: Math.min(...charged.map(Number)), tolerance: { absolute: 0 } }
  },
})
