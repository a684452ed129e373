import { template } from '../../../tasks/template'

export default template({
  id: 'machine-learning/networks/dropout-two-modes',
  revision: 1,
  kind: 'numeric',
  topic: 'networks',
  grade: 2,
  nudge: 0.3,
  seconds: 100,
  lang: 'python',
  status: 'active',
  idea: 'Dropout scales up what it keeps while training, and changes nothing in evaluation.',
  params: (rng) => ({
    rate: rng.pick([0.2, 0.25, 0.5, 0.6, 0.75]),
    // Multiples of 12 stay whole numbers at every rate.
    values: Array.from({ length: 4 }, () => rng.int(1, 5) * 12),
    dropped: rng.sample([0, 1, 2, 3], 2).sort(),
    mode: rng.pick(['train', 'eval'] as const),
  }),
  ask: ({ rate, values, dropped, mode }) => ({
    stem: `What does this PyTorch code print? If the call drops anything, it drops the elements at the places ${dropped.join(' and ')} (counted from 0).`,
    code: [
      `layer = nn.Dropout(p=${rate})`,
      `layer.${mode}()`,
      `h = torch.tensor([${values.map((value) => `${value}.0`).join(', ')}])`,
      'print(layer(h).sum().item())',
    ].join('\n'),
    answerHint: 'A number.',
  }),
  key: ({ rate, values, dropped, mode }) => ({
    kind: 'numeric',
    value: Math.round(
      values.reduce((sum, value, i) => {
        if (mode === 'eval') return sum + value
        return dropped.includes(i) ? sum : sum + value / (1 - rate)
      }, 0),
    ),
    tolerance: { absolute: 0.1 },
  }),
  why: ({ rate, mode }) =>
    mode === 'eval'
      ? 'In evaluation the layer passes everything on as it is.'
      : `What is kept is divided by ${1 - rate}, so that the expected sum stays the same.`,
  source: ['Srivastava et al. 2014: Dropout', 'PyTorch documentation: torch.nn.Dropout'],
})
