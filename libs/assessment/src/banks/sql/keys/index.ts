import candidateKeys from './candidate-keys.template'
import coveringIndex from './covering-index.template'
import highestForm from './highest-form.template'
import indexForSort from './index-for-sort.template'
import leadingColumns from './leading-columns.template'
import loadOrder from './load-order.template'
import lowestLevel from './lowest-level.template'
import onDelete from './on-delete.template'
import pairIsUnique from './pair-is-unique.template'
import replaceIsADelete from './replace-is-a-delete.template'
import rolledBack from './rolled-back.template'
import rowsThatGetIn from './rows-that-get-in.template'
import scanOrLookups from './scan-or-lookups.template'
import serialOrder from './serial-order.template'
import severalNulls from './several-nulls.template'
import upsertAdds from './upsert-adds.template'
import wrappedColumn from './wrapped-column.template'
import writeSkew from './write-skew.template'

/** The templates of this topic. */
export const KEYS = [
  candidateKeys,
  coveringIndex,
  highestForm,
  indexForSort,
  leadingColumns,
  loadOrder,
  lowestLevel,
  onDelete,
  pairIsUnique,
  replaceIsADelete,
  rolledBack,
  rowsThatGetIn,
  scanOrLookups,
  serialOrder,
  severalNulls,
  upsertAdds,
  wrappedColumn,
  writeSkew,
] as const
