import { pattern, routeTable } from './route-table.mjs'

/** Prints `gateway.conf`: one origin for four deployments. */
const { API_PATHS, APP_BASES, APP_PATHS, DRAWN_PATHS } = await routeTable()

const to = (paths, service) => `  location ~ ${pattern(paths)} { proxy_pass http://${service}; }`

console.log(`# Written by tools/docker/write-gateway-conf.mjs from the table of libs/domain/src/routes.ts.
server {
  listen 8080;
  server_tokens off;
  client_max_body_size 2m;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  # Answers are streamed as they come, and a slow reader holds back the writer.
  proxy_buffering off;

${to([...API_PATHS, ...DRAWN_PATHS], 'api:3000')}
${to([APP_BASES.admin, ...APP_PATHS.admin], 'admin:8080')}
${to([APP_BASES.candidate, ...APP_PATHS.candidate], 'candidate:8080')}
  location / { proxy_pass http://marketing:8080; }
}`)
