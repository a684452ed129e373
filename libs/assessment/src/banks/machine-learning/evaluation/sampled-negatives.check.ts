import { check } from '../../../checks/check'
import type { Measure } from './sampled-negatives.template'
import task from './sampled-negatives.template'

/** Scores of positives and of negatives, and how many cases each negative stands for. */
const POSITIVES = [0.9, 0.8, 0.7, 0.4]
const NEGATIVES = [0.85, 0.6, 0.45, 0.3, 0.1]
const THRESHOLD = 0.5
const above = (scores: readonly number[], least: number) => scores.filter((score) => score >= least).length

/** Every measure, reckoned on the cases. */
function measured(weight: number): Record<Measure, number> {
  const cut = (least: number) => {
    const [found, alarms] = [above(POSITIVES, least), weight * above(NEGATIVES, least)]
    return { found, alarms, recall: found / POSITIVES.length, precision: found / (found + alarms) }
  }
  const negatives = weight * NEGATIVES.length
  const all = POSITIVES.length + negatives
  const { found, alarms, recall, precision } = cut(THRESHOLD)
  const pairs = POSITIVES.flatMap((one) => NEGATIVES.map((other) => (one > other ? weight : 0)))
  return {
    Recall: recall,
    'False positive rate': alarms / negatives,
    'ROC AUC': pairs.reduce((x, y) => x + y, 0) / (POSITIVES.length * negatives),
    'Balanced accuracy': (recall + 1 - alarms / negatives) / 2,
    Precision: precision,
    Accuracy: (found + negatives - alarms) / all,
    'F1 score': (2 * precision * recall) / (precision + recall),
    'Average precision': POSITIVES.reduce((sum, score) => sum + cut(score).precision / POSITIVES.length, 0),
    'Share of cases flagged': (found + alarms) / all,
  }
}

/** A measure stays when it is the same on the thinned cases and on all of them. */
export default check(task, {
  option: ({ oneIn }, text) => {
    const name = text as Measure
    return Math.abs(measured(1)[name] - measured(oneIn)[name]) < 1e-9
  },
})
