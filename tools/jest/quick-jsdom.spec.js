/** @jest-environment <rootDir>/jest/browser-environment.cjs */
const SELECTORS = [
  'p',
  '.a',
  'p.a',
  'p.a.b',
  '.a .b',
  '.b > p',
  '.a + p, .c ~ span',
  '*',
  '#one',
  '.a:not(.b)',
  ':is(.b, .c):not([hidden])',
  'p[title="a, .z"]',
  '.a:where(:not(.c, .b)) > *',
  'span::before, .c',
  '.x-1',
  ':root .c',
]

/** A page with every mix of the classes above, in each other and beside. */
function page() {
  const classes = ['', 'a', 'b', 'c', 'a b', 'b c', 'a b c', 'x-1']
  const part = (inner) =>
    classes
      .map(
        (name, i) => `<p class="${name}" title="a, .z"><span class="${classes.at(-i)}">${inner}</span></p>`,
      )
      .join('')
  document.body.innerHTML = `<div class="a">${part('')}</div><div id="one" class="b">${part('<i class="c"></i>')}</div>`
  return [...document.querySelectorAll('*')]
}

test.each(SELECTORS)('styles of %s reach those whom it matches, and nobody else', (selector) => {
  const elements = page()
  const style = document.createElement('style')
  style.textContent = `@font-face { font-family: x } ${selector} { opacity: 0.5 }`
  document.head.append(style)
  const hit = (element) => getComputedStyle(element).opacity === '0.5'
  const matched = elements.filter((element) => element.matches(selector))
  expect(elements.filter(hit)).toEqual(matched)
  if (!selector.includes('::')) expect(matched.length).toBeGreaterThan(0)
  style.remove()
})

test('labels know their control by its id, wherever it stands, and those without an id by what they hold', () => {
  document.body.innerHTML = `<label for="x">One</label><label>Two <input id="y"></label><p id="z"></p><label for="z">Three</label><label for="none">Four</label><input id="x">`
  const [x, y] = [document.getElementById('x'), document.getElementById('y')]
  const labels = [...document.querySelectorAll('label')]
  expect(labels.map((label) => label.control)).toEqual([x, y, null, null])
  expect([...x.labels]).toEqual([labels[0]])
  const apart = document.createElement('form')
  apart.innerHTML = '<label for="x">Five</label><input id="x">'
  expect(apart.querySelector('label').control).toBe(apart.querySelector('input'))
})
