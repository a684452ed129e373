const ts = require('typescript')

/** Attributes and fields whose value people read or hear. */
const NAMES = new Set(
  'label title text hint description placeholder message detail alt heading summary tooltip name aria-label ariaLabel aria-description confirm cancel action question answer empty'.split(
    ' ',
  ),
)
/** Files that hold nothing but words for people. */
const WORDS = /(?:^|[/-])(?:content|messages|words|labels)\.tsx?$/

const isText = (text) => /\p{L}{2}/u.test(text)
const tidy = (text) => text.replace(/\s+/g, ' ').trim()
/** Names of the code and of files, addresses, colours and styles: nothing that is read. */
const isCode = (text) =>
  /^(?:[a-z0-9_.:/#?=&%-]+|[a-z]+(?:[A-Z][a-z]*)+|\/.*|#[0-9a-fA-F]{3,8}|var\(.*)$/.test(text.trim())

/** A text with what is put into it as `{0}`, `{1}`; nothing for what is no text. */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.templateSpans.reduce(
    (text, span, index) => `${text}{${index}}${span.literal.text}`,
    node.head.text,
  )
}

/** The texts that an expression may come to: both sides of a choice, and what stands in for nothing. */
function choices(node) {
  const text = textOf(node)
  if (text !== undefined) return [{ text, node }]
  if (ts.isConditionalExpression(node)) return [...choices(node.whenTrue), ...choices(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return choices(node.right)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isJsxExpression(node))
    return node.expression ? choices(node.expression) : []
  return []
}

const nameOf = (name) => name.text ?? name.escapedText ?? ''
const isNamed = (node) => 'name' in node && node.name !== undefined && NAMES.has(String(nameOf(node.name)))

/** Every text of a file that people read or hear, as `{text, line}`, in the order of the file. */
function visibleTexts(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found = new Map()
  const add = (node, text, isCertain) => {
    const words = tidy(text)
    if (!isText(words) || (!isCertain && isCode(words))) return
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.set(node.pos, { text: words, line: line + 1 })
  }
  const addAll = (node) => choices(node).forEach((one) => add(one.node, one.text, false))
  const inWords = WORDS.test(file)
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxText(node)) add(node, node.text, true)
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) addAll(node)
    else if (ts.isJsxAttribute(node) && isNamed(node) && node.initializer) addAll(node.initializer)
    else if (ts.isPropertyAssignment(node) && isNamed(node)) addAll(node.initializer)
    else if (inWords && textOf(node) !== undefined && node.parent.name !== node) addAll(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...found.values()].sort((a, b) => a.line - b.line)
}

module.exports = { visibleTexts }
