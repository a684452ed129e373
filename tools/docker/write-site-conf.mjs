import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Prints the nginx configuration of one built site: clean URLs, status 404 for unknown paths, files compressed at
 * build time, and a content policy that names the hash of every inline script of the built pages.
 */
const app = process.argv[2]
const dist = join('apps', app, 'dist')
const base = { marketing: '/', candidate: '/candidate-app/', admin: '/admin-app/' }[app]
if (!base) throw new Error(`Which site? marketing, candidate or admin, not "${app}".`)

const routes = readFileSync('libs/domain/src/routes.ts', 'utf8')
const list = new RegExp(`${app}: \\[([^\\]]*)\\]`).exec(routes)?.[1] ?? ''
const pages = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1])

const html = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.html'))
const scripts = html.flatMap((file) =>
  [
    ...readFileSync(join(dist, file), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
  ].map((match) => `'sha256-${createHash('sha256').update(match[1]).digest('base64')}'`),
)
const api = process.env.VITE_API_URL ? ` ${new URL(process.env.VITE_API_URL).origin}` : ''
const policy = [
  "default-src 'self'",
  `script-src 'self' ${[...new Set(scripts)].join(' ')}`.trim(),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  `connect-src 'self'${api}`,
  // The preview of a resume takes its fonts from the API.
  `font-src 'self' data:${api}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// The page that the specification wants to be not found is one of the admin app all the same.
const found = pages.filter((page) => page !== '/admin-users')
const fileOf = (page) => (app === 'marketing' ? join(page, 'index.html') : '/index.html')
const shown = found.map((page) => `  location = ${page} { try_files ${fileOf(page)} =404; }`).join('\n')
const assets = base === '/' ? '' : `  location ${base} { alias /usr/share/nginx/html/; }\n`

console.log(`map "$status $uri" $cache {
  "~^(200|304) ${base}assets/" "public, max-age=31536000, immutable";
  default no-cache;
}

server {
  listen 8080;
  server_tokens off;
  root /usr/share/nginx/html;
  charset utf-8;
  gzip_static on;
  absolute_redirect off;
  include /etc/nginx/headers.conf;
  add_header Content-Security-Policy "${policy}" always;
  add_header Cache-Control $cache always;
  # A page has one address: without the slash at its end.
  rewrite ^/(.+)/$ /$1 permanent;
  error_page 404 ${app === 'marketing' ? '/404.html' : '/index.html'};

${assets}${shown}
  location / { try_files $uri ${app === 'marketing' ? '$uri/index.html ' : ''}=404; }
}`)
