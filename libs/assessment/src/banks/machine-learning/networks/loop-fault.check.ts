import { check } from '../../../checks/check'
import task from './loop-fault.template'

/** Reads the lines that are shown, and asks each option's own question of them. */
export default check(task, {
  option: (p, text) => {
    const { code = '' } = task.ask(p)
    const at = (part: string) => code.indexOf(part)
    if (text.includes('added')) return at('zero_grad') < 0
    if (text.includes('softmax')) return at('softmax') >= 0
    if (text.includes('meant for training')) return at('.eval()') < 0
    if (text.includes('second epoch'))
      return at('.train()') < at('for epoch') && at('.eval()') > at('for epoch')
    return at('optimizer.step') < at('backward')
  },
})
