# One image for the API, the worker and commands. Settings come from the environment; .env.example explains each.

# Compiles the application.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node ace build

# The packages that production needs; the image's own Node takes the place of the packaged one.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production TZ=UTC HOST=0.0.0.0 PORT=3333 STORAGE_PATH=/app/storage
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./
RUN mkdir -p /app/storage && chown node:node /app/storage
USER node
VOLUME /app/storage
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The worker: `node --max-semi-space-size=16 worker/main.js`. A command: `node ace.js <command>`.
CMD ["node", "bin/server.js"]
