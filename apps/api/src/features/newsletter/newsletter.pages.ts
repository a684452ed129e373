import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { BRAND, NEWSLETTER_RULES, confirmNewsletter, escapeHtml, leaveNewsletter } from '@tryka/domain'
import type { AppError } from '../../app-error'
import { ownPage, refusedPage } from '../../http/own-page'

/**
 * Sends what stands behind the `#`, which no server, log or referrer sees, when the button is pressed: a scanner that
 * opens the link, even one that runs scripts, confirms nothing.
 */
const SCRIPT = `(function(){var t=(/^#t=([\\w-]{1,200})$/.exec(location.hash)||[])[1],b=document.getElementById('go'),s=document.getElementById('say'),h=document.querySelector('h1')
history.replaceState(null,'',location.pathname)
function end(title,text){h.textContent=title;s.textContent=text;b.remove();document.title=title+' | ${BRAND.name}'}
var dead=function(){end('This link does not work any more','Ask for the newsletter again on our site and we send you a new one.');document.getElementById('again').hidden=false}
if(!t)return dead()
b.hidden=false
b.onclick=function(){b.disabled=true
fetch('${confirmNewsletter.path}',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({token:t})}).then(function(r){
if(r.ok)return end('You are subscribed','The next letter comes to this address. Each has a link to leave with one click.')
if(r.status===410||r.status===400)return dead()
throw 0}).catch(function(){b.disabled=false;s.textContent='That did not work. Check your connection, then press again.'})}})()`
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64')

/** Pages that mails of the newsletter lead to. Opening one changes nothing. */
export function newsletterPages(home: string) {
  const page = (reply: FastifyReply, title: string, body: string) => ownPage(reply, { title, body, home })
  // The band of the site with its form.
  const again = escapeHtml(`${home}/#cta`)
  return {
    confirm(reply: FastifyReply): string {
      const html = page(
        reply,
        'Confirm your subscription',
        `<p id="say" role="status">Press the button, and the newsletter of ${BRAND.name} comes to your address. The link works for ${NEWSLETTER_RULES.confirmDays} days.</p>
<button class="act" id="go" hidden>Confirm</button><a class="act" id="again" href="${again}" hidden>Ask for a new link</a><noscript><p>This page needs scripts: switch them on, or open the link in another browser.</p></noscript><script>${SCRIPT}</script>`,
      )
      const policy = String(reply.getHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        `${policy}; script-src 'sha256-${SCRIPT_HASH}'; connect-src 'self'`,
      )
      reply.header('referrer-policy', 'no-referrer')
      return html
    },
    askLeave: (reply: FastifyReply, token: string) =>
      page(
        reply,
        'Leave the newsletter',
        `<p>You will get no more letters from ${BRAND.name}. Other mail stays as it is.</p><form method="post" action="${escapeHtml(leaveNewsletter.path.replace(':token', encodeURIComponent(token)))}"><button class="act">Leave</button></form>`,
      ),
    left: (reply: FastifyReply) =>
      page(
        reply,
        'You have left',
        '<p>No more letters are sent to this address. You can ask for them again on our site at any time.</p>',
      ),
    refused: (reply: FastifyReply, refusal: AppError) =>
      refusedPage(reply, refusal, {
        home,
        dead: { text: 'Use the link at the end of a newer letter. Each letter has one.' },
      }),
  }
}
