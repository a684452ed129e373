const { dirname, relative } = require('node:path').posix

/**
 * The circles of a graph `Map<name, Map<name, number of imports>>`: the names of each circle of two or more, by
 * Tarjan's strongly connected components.
 */
function circlesOf(graph) {
  const found = []
  const seen = new Map()
  const stack = []
  const visit = (name) => {
    const own = { index: seen.size, low: seen.size, open: true }
    seen.set(name, own)
    stack.push(name)
    for (const next of graph.get(name)?.keys() ?? []) {
      const there = seen.get(next) ?? visit(next)
      if (there.open) own.low = Math.min(own.low, there.low)
    }
    if (own.low !== own.index) return own
    const circle = stack.splice(stack.indexOf(name))
    for (const member of circle) seen.get(member).open = false
    if (circle.length > 1) found.push(circle.sort())
    return own
  }
  for (const name of graph.keys()) if (!seen.has(name)) visit(name)
  return found
}

const arrowsWithin = (graph, circle) =>
  circle.flatMap((from) =>
    [...(graph.get(from) ?? [])]
      .filter(([to]) => to !== from && circle.includes(to))
      .map(([to, imports]) => ({ from, to, imports })),
  )

const without = (graph, arrows) => {
  const less = new Map([...graph].map(([name, targets]) => [name, new Map(targets)]))
  for (const { from, to } of arrows) less.get(from)?.delete(to)
  return less
}

/** Where it is cheapest to cut a circle open: its arrows of fewest imports, one after the other. */
function cutsOf(graph) {
  const circle = circlesOf(graph)[0]
  if (!circle) return []
  const [weakest] = arrowsWithin(graph, circle).sort((a, b) => a.imports - b.imports)
  return [weakest, ...cutsOf(without(graph, [weakest]))]
}

const add = (graph, from, to) => {
  if (!graph.has(from)) graph.set(from, new Map())
  if (to) graph.get(from).set(to, (graph.get(from).get(to) ?? 0) + 1)
}

/** Imports between files, of types too: `[file, imported file]`. */
function fileGraph(imports) {
  const graph = new Map()
  for (const [from, to] of imports) add(graph, from, to)
  return graph
}

/** For every folder the graph of the folders in it: an import counts between the two where its ways part. */
function folderGraphs(imports) {
  const graphs = new Map()
  for (const [from, to] of imports) {
    const [left, right] = [dirname(from).split('/'), dirname(to).split('/')]
    const shared = left.findIndex((name, depth) => name !== right[depth])
    if (shared === -1 || shared >= right.length) continue
    const parent = left.slice(0, shared).join('/')
    if (!graphs.has(parent)) graphs.set(parent, new Map())
    add(graphs.get(parent), left[shared], right[shared])
  }
  return graphs
}

const named = ({ from, to }) => `${from} → ${to}`

/** Circles of files; none is allowed. */
function fileFaults(imports) {
  return circlesOf(fileGraph(imports)).map((circle) => {
    const home = dirname(circle[0])
    return `${home}: files in a circle: ${circle.map((file) => relative(home, file)).join(', ')}`
  })
}

/** Circles of the folders of one folder, each with the arrows that are cheapest to cut; none is allowed. */
function folderFaults(imports) {
  return [...folderGraphs(imports)].flatMap(([folder, graph]) => {
    const cuts = cutsOf(graph)
    return circlesOf(graph).map((circle) => {
      const own = cuts.filter(({ from }) => circle.includes(from))
      const cheapest = own.map((arrow) => `${named(arrow)} (${arrow.imports})`).join(', ')
      return `${folder}: folders in a circle: ${circle.join(', ')}; cheapest to cut: ${cheapest}`
    })
  })
}

module.exports = { fileFaults, folderFaults }
