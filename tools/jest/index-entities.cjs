/**
 * TypeORM looks through what is known of all tables for each table of each connection: a third of the time to open a
 * database of ours. With this it looks at what is known of that table.
 */
const { MetadataArgsStorage } = require('typeorm/metadata-args/MetadataArgsStorage')

const INDEXED = Symbol.for('tryka.indexed')
/** By list of facts: how long it was, and its facts by their table. */
const indexes = new WeakMap()

function factsOf(list, target) {
  let known = indexes.get(list)
  if (known?.length !== list.length) {
    const byTarget = new Map()
    for (const fact of list) byTarget.set(fact.target, [...(byTarget.get(fact.target) ?? []), fact])
    known = { length: list.length, byTarget }
    indexes.set(list, known)
  }
  return known.byTarget.get(target) ?? []
}
/** Tables that inherit are asked for together, and get the answer that they always got. */
const single = (target) => (Array.isArray(target) ? (target.length === 1 ? target : null) : [target])

const { prototype } = MetadataArgsStorage
if (!prototype[INDEXED]) {
  prototype[INDEXED] = true
  for (const name of [
    'filterByTarget',
    'filterByTargetAndWithoutDuplicateProperties',
    'filterByTargetAndWithoutDuplicateRelationProperties',
    'filterByTargetAndWithoutDuplicateEmbeddedProperties',
  ]) {
    const filter = prototype[name]
    prototype[name] = function (list, target) {
      const one = single(target)
      return filter.call(this, one ? factsOf(list, one[0]) : list, target)
    }
  }
  for (const [name, list] of Object.entries({
    filterIndices: 'indices',
    filterForeignKeys: 'foreignKeys',
    filterUniques: 'uniques',
    filterChecks: 'checks',
    filterExclusions: 'exclusions',
  })) {
    const filter = prototype[name]
    prototype[name] = function (target) {
      const one = single(target)
      return one ? factsOf(this[list], one[0]) : filter.call(this, target)
    }
  }
}
