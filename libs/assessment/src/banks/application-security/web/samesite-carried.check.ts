import { check } from '../../../checks/check'
import task from './samesite-carried.template'

interface Made {
  site: string
  method: string
  isTop: boolean
}

/** The request that an option makes, read off its words. */
function madeBy(text: string, own: string): Made {
  const isForm = text.includes('form')
  return {
    site: text.startsWith('blog.') ? (/^blog\.([\w.]+):/.exec(text)?.[1] ?? '') : 'news.example',
    method: isForm ? (/method (\w+)/.exec(text)?.[1] ?? '') : 'GET',
    isTop: isForm || text.includes('link') || text.includes('location') ? own !== '' : false,
  }
}

/** The retrieval algorithm for cookies, for this one cookie. */
export default check(task, {
  option: (p, text) => {
    const { stem } = task.ask(p)
    const [, own = ''] = /https:\/\/www\.([\w.]+)/.exec(stem) ?? []
    const [, attribute] = /SameSite=(\w+)/.exec(stem) ?? []
    const { site, method, isTop } = madeBy(text, own)
    if (site === own) return true
    return attribute === 'Lax' && isTop && ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
  },
})
