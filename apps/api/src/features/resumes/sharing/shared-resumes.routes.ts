import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportFileName, HOUR_MS, MINUTE_MS, SHARED_CV_PATH, sharedCvPath } from '@tryka/domain'
import { AppError } from '../../../app-error'
import { attachment } from '../../../http/attachment'
import { untilClientLeaves } from '../../../http/client-gone'
import { ownPage } from '../../../http/own-page'
import type { FontFiles } from '../pdf/font-files'
import type { PdfPrinter } from '../resume-pdf'
import { isPerson } from './readers'
import type { ResumeShareRow } from './resume-share.table'
import type { ShareLinks } from './share-links'
import { askPassword, documentOf, GONE, type PageSite, SHARED_POLICY, sharedPage } from './shared-page'
import type { SharedResume, SharedResumes } from './shared-resumes'

/** Who told the password reads so long; who looks again within the other is the same view. */
const OPEN_MS = 12 * HOUR_MS
const ONE_VIEW_MS = 30 * MINUTE_MS
const FORM_BYTES = 4 * 1024
const WEEK = 'public, max-age=604800'

export interface SharedRoutesDeps {
  shared: SharedResumes
  links: ShareLinks
  printer: Pick<PdfPrinter, 'print'>
  fonts: FontFiles
  site: PageSite
  now: () => number
  secure: boolean
  /** A hash of where a request comes from, for limits. */
  clientOf: (request: FastifyRequest) => string
}

type Asked = { Params: { token: string } }

/** Shared resumes, for whoever has a link: without an account, and without scripts. */
export const sharedResumesRoutes = (deps: SharedRoutesDeps) => async (app: FastifyInstance) => {
  const { shared, links, printer, fonts, site } = deps
  const open = { config: { access: 'public', rate: 'page' }, schema: { hide: true } } as const
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  )
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' })
    done()
  })

  const own = (reply: FastifyReply, status: number, page: { title: string; body: string }) => {
    const text = ownPage(reply, { ...page, home: site.home })
    return reply.code(status).header('x-robots-tag', 'noindex, nofollow, noarchive').send(text)
  }
  const gone = (reply: FastifyReply) => own(reply, 404, GONE)
  // A form that may not say where it comes from is refused as one of another site.
  const ask = (reply: FastifyReply, status: number, token: string, problem = '') =>
    own(reply.header('referrer-policy', 'same-origin'), status, askPassword(token, problem))

  const cookieName = (kind: string) => `${deps.secure ? '__Secure-' : ''}tryka_cv_${kind}`
  // Another password ends what readers opened by the one before; who was counted is not counted again for it.
  const about = (kind: string, { id, passwordHash }: ResumeShareRow) =>
    kind === 'open' ? `${id} ${passwordHash ?? ''}` : id
  const holds = (request: FastifyRequest, kind: string, share: ResumeShareRow) =>
    links.holds(request.cookies[cookieName(kind)], kind, about(kind, share), deps.now())
  const keep = (reply: FastifyReply, kind: string, share: ResumeShareRow, token: string, ms: number) =>
    reply.setCookie(cookieName(kind), links.mark(kind, about(kind, share), deps.now() + ms), {
      path: sharedCvPath(token),
      httpOnly: true,
      sameSite: 'lax',
      secure: deps.secure,
      maxAge: Math.floor(ms / 1000),
    })
  const isOpen = (request: FastifyRequest, { share }: SharedResume) =>
    share.passwordHash === null || holds(request, 'open', share)

  /** The owner is known where the account has its session; elsewhere the address of the API leads there. */
  async function count(
    request: FastifyRequest,
    reply: FastifyReply,
    share: ResumeShareRow,
    what: 'views' | 'downloads',
  ) {
    if (!isPerson(request) || request.session.account?.id === share.accountId) return
    if (holds(request, what, share)) return
    keep(reply, what, share, (request.params as Asked['Params']).token, ONE_VIEW_MS)
    await shared.count(share, what)
  }

  app.get<Asked>(`${SHARED_CV_PATH}:token`, open, async (request, reply) => {
    const { token } = request.params
    const found = await shared.find(token)
    if (!found) return gone(reply)
    if (!isOpen(request, found)) return ask(reply, 200, token)
    await count(request, reply, found.share, 'views')
    return reply
      .header('content-security-policy', SHARED_POLICY)
      .type('text/html; charset=utf-8')
      .send(sharedPage(found, token, site))
  })

  app.post<Asked>(
    `${SHARED_CV_PATH}:token`,
    { ...open, bodyLimit: FORM_BYTES, config: { access: 'public', rate: 'write' } },
    async (request, reply) => {
      const { token } = request.params
      const found = await shared.find(token)
      if (!found) return gone(reply)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      try {
        if (!isOpen(request, found)) {
          const isRight = await shared.tellsPassword(
            found.share,
            form.get('password') ?? '',
            deps.clientOf(request),
          )
          if (!isRight)
            return ask(reply, 403, token, 'That is not the password. Look for capitals and spaces.')
          keep(reply, 'open', found.share, token, OPEN_MS)
        }
      } catch (error) {
        // The limit, told where the person is.
        if (error instanceof AppError && [429, 503].includes(error.status))
          return ask(reply.headers(error.headers), error.status, token, error.message)
        throw error
      }
      return reply.redirect(sharedCvPath(token), 303)
    },
  )

  app.get<Asked>(
    `${SHARED_CV_PATH}:token/pdf`,
    { ...open, config: { access: 'public', rate: 'pdf' } },
    async (request, reply) => {
      const found = await shared.find(request.params.token)
      if (!found) return gone(reply)
      if (!isOpen(request, found)) return reply.redirect(sharedCvPath(request.params.token), 303)
      const { resume, share } = found
      const pdf = await printer.print(documentOf(resume), untilClientLeaves(reply))
      await count(request, reply, share, 'downloads')
      const name = resume.personalInfo.fullName.trim()
      return reply
        .header('content-disposition', attachment(exportFileName(name ? `${name} - CV` : 'CV', 'pdf')))
        .type('application/pdf')
        .send(pdf)
    },
  )

  app.get<{ Params: { file: string } }>(`${SHARED_CV_PATH}fonts/:file`, open, async (request, reply) => {
    const bytes = await fonts.bytes(request.params.file)
    return bytes ? reply.header('cache-control', WEEK).type('font/woff2').send(bytes) : gone(reply)
  })
}
