import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pattern, routeTable } from './route-table.mjs'

/**
 * Prints the nginx configuration of one built site: clean URLs, status 404 for unknown paths, files compressed at
 * build time, and a content policy that names the hash of every inline script of the built pages.
 */
const app = process.argv[2]
const dist = process.env.SITE_DIST ?? join('apps', app, 'dist')
const { APP_BASES, APP_PATHS, APP_START, DRAWN_PATHS } = await routeTable()
const base = APP_BASES[app]
if (!base) throw new Error(`Which site? marketing, candidate or admin, not "${app}".`)
const pages = APP_PATHS[app]

// Nobody writes the address into these pages any more, so the build must have been told it.
const builtFor = app === 'marketing' ? readFileSync(join(dist, '.public-url'), 'utf8') : undefined
if (builtFor?.endsWith('.invalid'))
  throw new Error('Build the public site with PUBLIC_URL: its pages name their own address.')
if (
  builtFor &&
  process.env.NODE_ENV === 'production' &&
  /^(localhost|127\.|\[::1\])/.test(new URL(builtFor).host)
)
  throw new Error(`PUBLIC_URL was ${builtFor} when the public site was built: nobody else can open that.`)

const html = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.html'))
// Data for search engines is never run, so no browser asks the policy about it; a header has room for little.
const scripts = html.flatMap((file) =>
  [
    ...readFileSync(join(dist, file), 'utf8').matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map((match) => `'sha256-${createHash('sha256').update(match[1]).digest('base64')}'`),
)
const api = process.env.VITE_API_URL ? ` ${new URL(process.env.VITE_API_URL).origin}` : ''
const policy = [
  "default-src 'self'",
  `script-src 'self' ${[...new Set(scripts)].join(' ')}`.trim(),
  "style-src 'self' 'unsafe-inline'",
  // Logos of companies come from the API.
  `img-src 'self' data:${api}`,
  `connect-src 'self'${api}$asked`,
  // The preview of a resume takes its fonts from the API.
  `font-src 'self' data:${api}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

// Pages of the public site say where people write to, so they are written when the container starts: write-contacts.sh.
const written = app === 'marketing' ? 'root /tmp/site; ' : ''
const fileOf = (page) => (app === 'marketing' ? join(page, 'index.html') : '/index.html')
const shown = [
  ...pages.map((page) => `  location = ${page} { ${written}try_files ${fileOf(page)} =404; }`),
  ...(written ? [`  location = /404.html { internal; ${written}}`] : []),
  // Articles, positions and tracks have no name in the table; what is no page is a file of the build.
  written
    ? `  location / { ${written}try_files $uri/index.html $uri @file; }\n  location @file { try_files $uri =404; }`
    : '  location / { try_files $uri =404; }',
].join('\n')
const assets =
  base === '/'
    ? ''
    : `  location ${base} { alias /usr/share/nginx/html/; }\n  location = / { return 302 ${APP_START[app]}; }\n`

// Jobs and companies are drawn by the API, which says all headers of its answers itself: an empty one of our own keeps ours away.
const upstream = app === 'marketing' ? process.env.API_UPSTREAM : undefined
const drawn = upstream
  ? `  location ~ ${pattern(DRAWN_PATHS)} {
    add_header X-Drawn-By "";
    gzip_static off;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_pass ${new URL(upstream).origin};
  }\n`
  : ''

// Answers of practice are spoken on documents of the candidate app alone.
const speech =
  app === 'candidate' ? '\n  "~^text/html" "microphone=(self), on-device-speech-recognition=(self)";' : ''

console.log(`map "$status $uri" $cache {
  "~^(200|304) ${base}assets/" "public, max-age=31536000, immutable";
  default no-cache;
}

# Whoever checks a credential chooses who is asked of its chain; no script but ours runs there.
map $uri $asked {
  "~^/verify(/|$)" " https:";
  default "";
}

map $sent_http_content_type $speech {${speech}
  default "microphone=()";
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
  add_header Permissions-Policy "camera=(), geolocation=(), $speech, payment=(), usb=()" always;
  add_header Cache-Control $cache always;
  # A page has one address: without the slash at its end.
  rewrite ^/(.+)/$ /$1 permanent;
  error_page 404 ${app === 'marketing' ? '/404.html' : '/index.html'};

${drawn}${assets}${shown}
}`)
