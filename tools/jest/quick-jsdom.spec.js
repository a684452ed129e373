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

test('a style is that of the last rule which matches, whichever was added when, and of the screen alone', () => {
  const [paragraph] = page().filter((element) => element.matches('.b'))
  const style = document.createElement('style')
  style.textContent = `.b { opacity: 0.1 } @media print { .b { opacity: 0.2 } }`
  document.head.append(style)
  const opacity = () => {
    // As whatever adds a rule does, before its class is on the page.
    paragraph.setAttribute('title', 'again')
    return getComputedStyle(paragraph).opacity
  }
  expect(opacity()).toBe('0.1')
  style.sheet.insertRule('p.b { opacity: 0.3 }', 1)
  expect(opacity()).toBe('0.3')
  style.sheet.insertRule('* { opacity: 0.4 }', 0)
  expect(opacity()).toBe('0.3')
  style.sheet.insertRule('@media screen { .b { opacity: 0.5 } }', 4)
  expect(opacity()).toBe('0.5')
  style.sheet.deleteRule(4)
  style.sheet.deleteRule(2)
  expect(opacity()).toBe('0.1')
  style.remove()
  expect(opacity()).toBe('')
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
