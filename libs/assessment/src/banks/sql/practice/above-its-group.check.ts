import { check } from '../../../checks/check'
import task from './above-its-group.template'

export default check(task, {
  solutions: () => [
    `SELECT title, pages FROM (SELECT title, pages, AVG(pages) OVER (PARTITION BY shelf) AS mean FROM books)
     WHERE pages > mean`,
    `SELECT b.title, b.pages FROM books b
     JOIN (SELECT shelf, AVG(pages) AS mean FROM books GROUP BY shelf) m ON m.shelf = b.shelf WHERE b.pages > m.mean`,
  ],
  wrong: () => ({
    'the mean of all is the mean of each':
      'SELECT title, pages FROM books WHERE pages > (SELECT AVG(pages) FROM books)',
    'at the mean is above it':
      'SELECT title, pages FROM books b WHERE pages >= (SELECT AVG(pages) FROM books WHERE shelf = b.shelf)',
    'what is not known is nothing':
      'SELECT title, pages FROM books b WHERE pages > (SELECT AVG(COALESCE(pages, 0)) FROM books WHERE shelf = b.shelf)',
    'a name that both have is the outer one':
      'SELECT title, pages FROM books b WHERE pages > (SELECT AVG(pages) FROM books WHERE shelf = shelf)',
  }),
})
