import { template } from '../../../tasks/template'

const FAULTS = {
  piled: 'Gradients of earlier batches are added to those of this one.',
  twice: 'The probabilities are put through a softmax a second time.',
  noisy: 'The network validates in the mode that is meant for training.',
  quiet: 'From the second epoch on it trains in evaluation mode.',
  early: 'The weights move before the gradients of the batch exist.',
} as const
export type Fault = keyof typeof FAULTS
const NAMES = Object.keys(FAULTS) as Fault[]

interface Loop {
  fault: Fault
  net: string
  inputs: string
  targets: string
  epochs: number
}

/** The loop with one line missing, moved or too much. */
export function codeOf({ fault, net, inputs, targets, epochs }: Loop): string {
  const outputs = fault === 'twice' ? `${net}(${inputs}).softmax(dim=1)` : `${net}(${inputs})`
  const update = ['loss.backward()', 'optimizer.step()']
  return [
    ...(fault === 'quiet' ? [`${net}.train()`] : []),
    `for epoch in range(${epochs}):`,
    ...(fault === 'quiet' ? [] : [`    ${net}.train()`]),
    `    for ${inputs}, ${targets} in train_loader:`,
    ...(fault === 'piled' ? [] : ['        optimizer.zero_grad()']),
    `        loss = F.cross_entropy(${outputs}, ${targets})`,
    ...(fault === 'early' ? [...update].reverse() : update).map((line) => `        ${line}`),
    '',
    ...(fault === 'noisy' ? [] : [`    ${net}.eval()`]),
    '    total = 0.0',
    '    with torch.no_grad():',
    `        for ${inputs}, ${targets} in val_loader:`,
    `            total += F.cross_entropy(${outputs}, ${targets}).item()`,
    '    print(epoch, total / len(val_loader))',
  ].join('\n')
}

export default template({
  id: 'machine-learning/networks/loop-fault',
  revision: 1,
  kind: 'single',
  topic: 'networks',
  grade: 3,
  seconds: 150,
  lang: 'python',
  status: 'active',
  idea: 'A training loop can run without an error and be wrong: gradients, modes, softmax and order have to be read.',
  params: (rng) => ({
    fault: rng.pick(NAMES),
    net: rng.pick(['model', 'net', 'classifier']),
    inputs: rng.pick(['x', 'inputs', 'images']),
    targets: rng.pick(['y', 'targets', 'labels']),
    epochs: rng.int(2, 8) * 5,
    shown: rng.shuffle(NAMES),
  }),
  ask: ({ shown, ...loop }) => ({
    stem: `A PyTorch classifier with dropout and batch normalisation is trained and validated by this code. \`F.cross_entropy\` takes raw scores. What is wrong?`,
    code: codeOf(loop),
    options: shown.map((name) => FAULTS[name]),
  }),
  key: ({ fault, shown }) => ({ kind: 'single', right: shown.indexOf(fault) }),
  why: ({ fault }) => FAULTS[fault],
  source: ['PyTorch documentation: torch.optim, torch.nn.Module.train, torch.nn.functional.cross_entropy'],
})
