import { check } from '../../../checks/check'
import task from './undersampled-priors.template'

/** Takes a hundred such rows of the training set and puts those back that were left out. */
export default check(task, {
  key: ({ said, kept }) => {
    const classes: boolean[] = []
    for (let row = 0; row < 100; row++)
      if (row < said) classes.push(true)
      else for (let copy = 0; copy < kept; copy++) classes.push(false)
    const value = (classes.filter(Boolean).length / classes.length) * 100
    return { kind: 'numeric', value, tolerance: { absolute: 0.2 } }
  },
})
