import { template } from '../../../tasks/template'

const TENSORS = [
  'conv.weight',
  'bn.weight',
  'bn.running_mean',
  'bn.running_var',
  'HEAD.weight',
  'HEAD.bias',
] as const

export default template({
  id: 'machine-learning/networks/frozen-batch-norm',
  revision: 1,
  kind: 'multiple',
  topic: 'networks',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'python',
  status: 'active',
  idea: 'Freezing parameters does not stop the running statistics of batch normalisation; the mode does, and it does not freeze parameters.',
  params: (rng) => ({
    base: rng.pick(['backbone', 'encoder', 'trunk', 'features']),
    head: rng.pick(['head', 'classifier', 'output']),
    rate: rng.pick([0.1, 0.01, 0.001]),
    // Frozen, in evaluation mode, or both; neither would leave nothing to find.
    ...rng.pick([
      { isFrozen: true, isEval: false },
      { isFrozen: true, isEval: false },
      { isFrozen: false, isEval: true },
      { isFrozen: true, isEval: true },
    ]),
    shown: rng.shuffle(TENSORS),
  }),
  ask: ({ base, head, rate, isFrozen, isEval, shown }) => ({
    stem: `PyTorch: \`model.${base}\` holds a convolution \`conv\` and a batch normalisation \`bn\` with default settings, \`model.${head}\` a dense layer. Which of these tensors change while this code runs? Choose all.`,
    code: [
      ...(isFrozen ? [`for p in model.${base}.parameters():`, '    p.requires_grad = False', ''] : []),
      `optimizer = torch.optim.SGD(model.parameters(), lr=${rate})`,
      'model.train()',
      ...(isEval ? [`model.${base}.eval()`] : []),
      'for x, y in loader:',
      '    optimizer.zero_grad()',
      '    F.cross_entropy(model(x), y).backward()',
      '    optimizer.step()',
    ].join('\n'),
    options: shown.map((name) =>
      name.startsWith('HEAD') ? name.replace('HEAD', `model.${head}`) : `model.${base}.${name}`,
    ),
  }),
  key: ({ isFrozen, isEval, shown }) => {
    const changes = (name: string) =>
      name.startsWith('HEAD') || (name.includes('running') ? !isEval : !isFrozen)
    return { kind: 'multiple', right: shown.flatMap((name, i) => (changes(name) ? [i] : [])) }
  },
  why: () =>
    'Running mean and variance are buffers: they are updated in every forward pass in training mode, with gradients or without. Parameters move where they have gradients, in either mode.',
  source: ['PyTorch documentation: torch.nn.BatchNorm2d, torch.nn.Module.eval'],
})
