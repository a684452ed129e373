import { check } from '../../../checks/check'
import task from './frozen-batch-norm.template'

/** Runs the printed lines on a model of flags, and looks which of its tensors were touched. */
export default check(task, {
  option: (p, text) => {
    const { code = '' } = task.ask(p)
    const parts = [`model.${p.base}.`, `model.${p.head}.`].map((prefix) => ({
      prefix,
      hasGradient: true,
      isTraining: false,
    }))
    const touched = new Set<string>()
    let frozen = ''
    for (const line of code.split('\n')) {
      const named = /(model(?:\.\w+)?)\.(parameters|train|eval)\(\)/.exec(line)
      const of = parts.filter(({ prefix }) => prefix.startsWith(`${named?.[1] ?? '?'}.`))
      if (line.startsWith('for p')) frozen = `${named?.[1] ?? ''}.`
      if (line.includes('requires_grad = False'))
        for (const part of parts) if (part.prefix === frozen) part.hasGradient = false
      if (named?.[2] === 'train') for (const part of of) part.isTraining = true
      if (named?.[2] === 'eval') for (const part of of) part.isTraining = false
      for (const { prefix, hasGradient, isTraining } of parts) {
        if (line.includes('model(x)') && isTraining && prefix.includes(p.base))
          for (const name of ['running_mean', 'running_var']) touched.add(`${prefix}bn.${name}`)
        if (line.includes('optimizer.step') && hasGradient)
          for (const name of ['conv.weight', 'bn.weight', 'weight', 'bias']) touched.add(prefix + name)
      }
    }
    return touched.has(text)
  },
})
