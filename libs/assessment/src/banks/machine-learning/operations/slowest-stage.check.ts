import { check } from '../../../checks/check'
import task from './slowest-stage.template'

const SECONDS = 50

/** Lets the job run second by second: no stage takes more than has come through the one before. */
export default check(task, {
  key: ({ stages, faster }) => {
    const done = stages.map(() => 0)
    for (let second = 0; second < SECONDS; second++)
      for (const [i, { name, rate, workers }] of stages.entries()) {
        const waiting = i === 0 ? Infinity : (done[i - 1] ?? 0) - (done[i] ?? 0)
        const able = (name === faster ? rate + rate : rate) * workers
        done[i] = (done[i] ?? 0) + Math.min(waiting, able)
      }
    return { kind: 'numeric', value: (done.at(-1) ?? 0) / SECONDS, tolerance: { absolute: 0 } }
  },
})
