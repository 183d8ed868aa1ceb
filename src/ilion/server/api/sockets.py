"""The WebSockets of a table: one for people and programs that follow the game, one for programs that are only asked for moves."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from ilion.server.api.dependencies import CurrentServer

router = APIRouter(prefix="/api/tables")


@router.websocket("/{id}/socket")
async def table_socket(socket: WebSocket, id: str, server: CurrentServer) -> None:
    await server.sockets.serve(socket, id)


@router.websocket("/{id}/program")
async def program_socket(socket: WebSocket, id: str, server: CurrentServer) -> None:
    await server.programs.serve(socket, id)
