import { template } from '../../../tasks/template'

const SCENES = [
  {
    task: 'A bank predicts, when somebody asks for a loan, whether the loan will be repaid.',
    known: [
      'Income stated on the form',
      'Number of loans repaid before',
      'Amount asked for',
      'Years at the current address',
    ],
    later: [
      'Number of reminders sent for this loan',
      'Days by which the first instalment was late',
      'Whether a debt collector was called in',
      'Interest paid on this loan in all',
    ],
  },
  {
    task: 'A hospital predicts, when a patient is admitted, whether the stay will be longer than a week.',
    known: [
      'Age of the patient',
      'Blood pressure on arrival',
      'Number of stays in the past year',
      'Whether an ambulance brought the patient',
    ],
    later: [
      'Number of meals served in this stay',
      'Date of discharge',
      'Sum of the bill for this stay',
      'Medicine given on the third day',
    ],
  },
  {
    task: 'A shop predicts, when an order is placed, whether it will be sent back.',
    known: [
      'Price of the item',
      'Earlier returns by this customer',
      'Hour of the order',
      'Payment method that was chosen',
    ],
    later: [
      'Reason written on the return slip',
      'Date of the refund',
      'Stars that the customer gives this item',
      'Days from delivery to the first complaint',
    ],
  },
  {
    task: 'A help desk predicts, when a ticket is opened, whether it will be solved within a day.',
    known: [
      'Text of the first message',
      'Product that the customer owns',
      'Number of tickets open at that moment',
      'Hour at which it was opened',
    ],
    later: [
      'Number of replies in the ticket',
      'Category set when it is closed',
      'Person who closed the ticket',
      'How the customer rated the answer',
    ],
  },
] as const
const OFFERED = 5

export default template({
  id: 'machine-learning/framing/known-at-prediction',
  revision: 1,
  kind: 'multiple',
  topic: 'framing',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'A column of the finished record is no feature unless its value is there when the prediction is made.',
  params: (rng) => {
    const { task, known, later } = rng.pick(SCENES)
    const right = rng.sample(known, rng.int(2, 3))
    return { task, right, shown: rng.shuffle([...right, ...rng.sample(later, OFFERED - right.length)]) }
  },
  ask: ({ task, shown }) => ({
    stem: `${task} The training table is made from old records, which are complete today. Which columns can the model use as features? Choose all.`,
    options: shown,
  }),
  key: ({ right, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.some((one) => one === text) ? [i] : [])),
  }),
  why: () =>
    'The other columns get their value after the prediction, and partly because of what is predicted.',
  source: [
    'Kaufman, Rosset, Perlich and Stitelman, Leakage in Data Mining: Formulation, Detection, and Avoidance, 2012',
  ],
})
