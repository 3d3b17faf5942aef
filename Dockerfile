# Builds the site and serves it with nginx, by the configuration that the build writes. See DEPLOYMENT.md.
FROM node:24-bookworm-slim AS build
# The build names what it was made of by the commit.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG SITE_PREVIEW
ARG SECURITY_CONTACT
ARG REPOSITORY_URL
ARG SERVICE_WORKER_HOSTS
ENV CI=true
RUN npm run build && npm run deploy:licences && npm run deploy:compress -- --no-zstd

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/*
COPY --from=build --chown=root:root /site/build /srv/site
# No rights, and nothing to write to but /tmp: `docker run --read-only --tmpfs /tmp`, as compose.yaml does.
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=3s \
  CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/robots.txt"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-c", "/srv/site/.hosting/nginx.conf", "-g", "daemon off;"]
