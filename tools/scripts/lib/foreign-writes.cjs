const { dirname, join } = require('node:path').posix
const ts = require('typescript')

const WRITES = new Set([
  'insert',
  'update',
  'delete',
  'upsert',
  'save',
  'remove',
  'increment',
  'decrement',
  'into',
])

/** The tables that a file takes from elsewhere: `Map<entity, folder of its owner>`. */
function tablesOf(file, source) {
  const found = new Map()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const specifier = statement.moduleSpecifier.text
    const names = statement.importClause?.namedBindings
    if (!/^\..*\.(table|entity)$/.test(specifier) || !names || !ts.isNamedImports(names)) continue
    const owner = dirname(join(dirname(file), specifier))
    for (const { name } of names.elements) found.set(name.text, owner)
  }
  return found
}

/** Writes to a table of another owner, as `file: Entity`; a folder within the owner's belongs to it. */
function foreignWrites(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const tables = tablesOf(file, source)
  const found = new Set()
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [table] = node.arguments
      const owner = table && ts.isIdentifier(table) ? tables.get(table.text) : undefined
      if (owner && WRITES.has(node.expression.name.text) && !`${dirname(file)}/`.startsWith(`${owner}/`))
        found.add(`${file}: ${table.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found]
}

module.exports = { foreignWrites }
