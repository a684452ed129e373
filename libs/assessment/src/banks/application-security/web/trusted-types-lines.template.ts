import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'

/** Each hands a plain string to something that makes markup or script of it. */
const STOPPED = [
  'box.innerHTML = text',
  "box.innerHTML = '<b>Ready</b>'",
  "box.insertAdjacentHTML('beforeend', text)",
  'box.outerHTML = `<p>${text}</p>`',
  'document.write(text)',
  'script.src = text',
  'script.text = text',
  'frame.srcdoc = text',
  "setTimeout('refresh()', 500)",
  'range.createContextualFragment(text)',
] as const
const LEFT = [
  'box.textContent = text',
  'box.append(text)',
  'link.href = text',
  'image.src = text',
  "box.setAttribute('title', text)",
  'box.innerHTML = plain.createHTML(text)',
  'box.replaceChildren(text)',
  'setTimeout(refresh, 500)',
  'script.src = plain.createScriptURL(text)',
  'box.className = text',
] as const
const COUNT = 6

export default template({
  id: 'application-security/web/trusted-types-lines',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'Trusted Types stop any plain string at the places that make markup or script of it, whether it is harmful or not, and nothing else.',
  params: (rng) => {
    const stopped = rng.int(2, 4)
    const lines = rng.shuffle([...rng.sample(STOPPED, stopped), ...rng.sample(LEFT, COUNT - stopped)])
    return { lines, thrown: numbersOf(lines, (line) => STOPPED.some((one) => one === line)) }
  },
  ask: ({ lines }) => ({
    stem: "A page has the policy `require-trusted-types-for 'script'` and no other. Its script made one Trusted Types policy: `plain = trustedTypes.createPolicy('plain', { createHTML: (s) => escape(s), createScriptURL: (s) => checked(s) })`; there is no default policy. `text` is a string, `refresh` a function, `box` a div, `script` a script element, `frame` an iframe, and so on. Each line is run by itself. Which lines throw a TypeError or are otherwise refused by this policy?",
    code: numbered(lines),
    answerHint: LIST_HINT,
  }),
  key: ({ thrown }) => ({ kind: 'short', accept: listed(thrown) }),
  why: () =>
    'HTML, script and script addresses have to come as trusted values; a constant string is a string too. Text, titles, classes, links and pictures are not such places.',
  source: ['W3C Trusted Types, 1.2 and 4.1 to 4.3', 'WHATWG HTML, 8.5 DOM parsing and 8.7 Timers'],
})
