/** What is at hand for whoever writes tasks elsewhere: drawing, tables of SQL as they are shown and run, keys of their answers. */
export { drawnUntil, mixed, placesOf } from './banks/draws'
export { onlyText, orderOf, rowCount, whole } from './banks/sql/answers'
export { caseOf, definitions, hiddenOf, shownOf, type Definition } from './banks/sql/code-case'
export { onlyCell } from './banks/sql/only-cell'
export { created, printed, runnable, shownWith, type Table } from './banks/sql/table'
export { shownStep, type ChainStep } from './tasks/chain'
