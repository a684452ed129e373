import { check } from '../../../checks/check'
import task from './labels.template'

export default check(task, {
  solutions: ({ limits: { light, medium } }) => [
    `SELECT id, CASE WHEN grams IS NULL THEN 'unknown' WHEN grams <= ${light} THEN 'light'
     WHEN grams <= ${medium} THEN 'medium' ELSE 'heavy' END AS label FROM parcels`,
    `SELECT id, CASE WHEN grams > ${medium} THEN 'heavy' WHEN grams > ${light} THEN 'medium'
     WHEN grams <= ${light} THEN 'light' ELSE 'unknown' END FROM parcels`,
    `SELECT id, 'light' FROM parcels WHERE grams <= ${light}
     UNION ALL SELECT id, 'medium' FROM parcels WHERE grams > ${light} AND grams <= ${medium}
     UNION ALL SELECT id, 'heavy' FROM parcels WHERE grams > ${medium}
     UNION ALL SELECT id, 'unknown' FROM parcels WHERE grams IS NULL`,
  ],
  wrong: ({ limits: { light, medium } }) => ({
    'the branch that fits best is taken': `SELECT id, CASE WHEN grams IS NULL THEN 'unknown' WHEN grams <= ${medium} THEN 'medium'
      WHEN grams <= ${light} THEN 'light' ELSE 'heavy' END FROM parcels`,
    'NULL is greater than any number': `SELECT id, CASE WHEN grams <= ${light} THEN 'light' WHEN grams <= ${medium} THEN 'medium' ELSE 'heavy' END FROM parcels`,
    'NULL is found by =': `SELECT id, CASE WHEN grams = NULL THEN 'unknown' WHEN grams <= ${light} THEN 'light'
      WHEN grams <= ${medium} THEN 'medium' ELSE 'heavy' END FROM parcels`,
    'a limit belongs to what lies above it': `SELECT id, CASE WHEN grams IS NULL THEN 'unknown' WHEN grams < ${light} THEN 'light'
      WHEN grams < ${medium} THEN 'medium' ELSE 'heavy' END FROM parcels`,
  }),
})
